import { createRateLimit } from "./rate-limit.ts";
import { createReceiver } from "./receiver.ts";
import { openStore } from "./store.ts";

const {
  SITE_ORIGIN,
  DATABASE = "messages.db",
  HOST = "127.0.0.1",
  PORT = "8787",
  TRUST_PROXY,
} = process.env;
const log = (line: string) => console.log(line);

if (!SITE_ORIGIN || !URL.canParse(SITE_ORIGIN) || new URL(SITE_ORIGIN).origin !== SITE_ORIGIN) {
  console.error('Set SITE_ORIGIN to the origin of site.config.ts, such as "https://your.domain".');
  process.exit(1);
}

const store = openStore(DATABASE);
const server = createReceiver({
  store,
  origin: SITE_ORIGIN,
  perClient: createRateLimit({ burst: 5, every: 20_000 }),
  together: createRateLimit({ burst: 60, every: 1_000 }),
  trustProxy: TRUST_PROXY === "1",
  log,
});
server.listen(Number(PORT), HOST, () => {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : PORT;
  log(`Taking messages from ${SITE_ORIGIN} at http://${HOST}:${port}, into ${DATABASE}`);
});

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    server.close(() => store.close());
    server.closeIdleConnections();
  });
}
