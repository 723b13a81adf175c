import { test } from "@playwright/test";
import { setup } from "../support/current-build.ts";

test("the build is newer than its sources", setup);
