import { createRateLimit } from "./rate-limit.ts";
import { createReceiver } from "./receiver.ts";
import { DAY_MS, describeError, openStore } from "./store.ts";

const {
  SITE_ORIGIN,
  MESSAGES = "messages",
  KEEP_DAYS = "",
  HOST = "127.0.0.1",
  PORT = "8787",
  TRUST_PROXY,
} = process.env;
const { log } = console;

if (!SITE_ORIGIN || !URL.canParse(SITE_ORIGIN) || new URL(SITE_ORIGIN).origin !== SITE_ORIGIN) {
  fail('Set SITE_ORIGIN to the origin of site.config.ts, such as "https://your.domain".', 2);
}
if (!/^[1-9]\d*$/.test(KEEP_DAYS)) {
  fail("Set KEEP_DAYS to the keepDays of site.config.ts: the site tells visitors so.", 2);
}
if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) fail("Set PORT to a number to 65535.", 2);

const store = open();
function forget() {
  const count = store.forget(Number(KEEP_DAYS), new Date());
  if (count > 0) log(`Deleted ${count} older than ${KEEP_DAYS} days.`);
}
forget();
setInterval(forget, DAY_MS).unref();

const server = createReceiver({
  store,
  origin: SITE_ORIGIN,
  clientLimit: createRateLimit(5, 20_000),
  totalLimit: createRateLimit(60, 1_000),
  trustProxy: TRUST_PROXY === "1",
  log,
});
server.on("error", (error) =>
  fail(`Cannot listen at ${HOST}:${PORT}: ${describeError(error)}.`, 1),
);
server.listen(Number(PORT), HOST, () => {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : PORT;
  log(`Taking messages from ${SITE_ORIGIN} at http://${HOST}:${port}, into ${MESSAGES}`);
});

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    server.close();
    server.closeIdleConnections();
  });
}

function open() {
  try {
    const opened = openStore(MESSAGES, log);
    opened.clearUnfinished();
    return opened;
  } catch (error) {
    return fail(`Cannot use the folder ${MESSAGES}: ${describeError(error)}.`, 1);
  }
}

/** 2 where a setting is wrong and trying again is of no use. */
function fail(sentence: string, code: 1 | 2): never {
  console.error(sentence);
  process.exit(code);
}
