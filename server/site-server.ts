import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { isEncodedCopy, listFiles, mediaTypeOf, notFoundFile, pathsOf } from "./site-files.ts";

export type Header = readonly [name: string, value: string];

/** The build's headers.json, from which every host's configuration is made. */
export interface SiteHeaders {
  /** Go with every answer. */
  common: readonly Header[];
  /** Replace common ones for the files below a folder, such as `/assets/`. */
  folders: Readonly<Record<string, readonly Header[]>>;
  /** The Content-Security-Policy of each built HTML file. */
  pages: Readonly<Record<string, string>>;
}

/** Decides which file answers, with which headers and status; sirv sends it. */
export function createSiteServer(root: string, headers: SiteHeaders): Server {
  const answers = readAnswers(root, headers);
  const notFound = { file: undefined, headers: headersOf(notFoundFile, headers) };
  const notFoundPage = readFileSync(join(root, notFoundFile));
  // `dev` looks a file up when it is asked for: at the start sirv would follow every link of the folder, in circles too.
  const send = sirv(root, { dev: true, etag: true, extensions: [], brotli: true, gzip: true });

  return createServer((request, response) => {
    const { file, headers } = answers.get(readPath(request)) ?? notFound;
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      // Closing keeps an unread body from being taken for the next request.
      response.writeHead(405, { Allow: "GET, HEAD", Connection: "close" }).end();
      return;
    }
    if (file === undefined) {
      response.writeHead(404, { "Content-Length": notFoundPage.length }).end(notFoundPage);
      return;
    }
    request.url = encodeURI(file);
    // A range whose end comes before its beginning would end the process.
    delete request.headers.range;
    response.once("pipe", (stream) => release(stream, response));
    send(request, response);
  });
}

/** Every path that is answered, and nothing else: a request can only name one of them. */
function readAnswers(root: string, headers: SiteHeaders) {
  const names = new Set(listFiles(root));
  const files = [...names].filter((file) => file !== notFoundFile && !isEncodedCopy(file, names));
  const answers = files.map((file) => ({ file, headers: headersOf(file, headers) }));
  return new Map(
    answers.flatMap((answer) => pathsOf(answer.file).map((path) => [path, answer] as const)),
  );
}

function readPath({ url = "" }: IncomingMessage): string {
  try {
    return decodeURI(url.split("?", 1)[0] ?? "");
  } catch {
    return "";
  }
}

function headersOf(file: string, { common, folders, pages }: SiteHeaders): Header[] {
  const folder = Object.keys(folders).find((path) => file.startsWith(path)) ?? "";
  const type: Header = ["Content-Type", mediaTypeOf(file)];
  const headers = [...common, ...(folders[folder] ?? []), type];
  return pages[file] ? [...headers, ["Content-Security-Policy", pages[file]]] : headers;
}

/** sirv leaves a file open when its reader goes, and the process ends when a file cannot be read. */
function release(file: NodeJS.ReadableStream & { destroy?: () => void }, response: ServerResponse) {
  file.on("error", () => response.destroy());
  response.once("close", () => file.destroy?.());
}
