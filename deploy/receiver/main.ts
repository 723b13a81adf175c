import { createRateLimit } from "./rate-limit.ts";
import { createReceiver } from "./receiver.ts";
import { clearUnfinished, forgetOld, openStore } from "./store.ts";

const {
  SITE_ORIGIN,
  MESSAGES = "messages",
  KEEP_DAYS = "",
  HOST = "127.0.0.1",
  PORT = "8787",
  TRUST_PROXY,
} = process.env;
const day = 86_400_000;
const log = (line: string) => console.log(line);

if (!SITE_ORIGIN || !URL.canParse(SITE_ORIGIN) || new URL(SITE_ORIGIN).origin !== SITE_ORIGIN) {
  fail('Set SITE_ORIGIN to the origin of site.config.ts, such as "https://your.domain".');
}
if (!/^[1-9]\d*$/.test(KEEP_DAYS)) {
  fail("Set KEEP_DAYS to the keepDays of site.config.ts: the site tells visitors so.");
}

const store = openStore(MESSAGES);
clearUnfinished(MESSAGES);
function forget() {
  const count = forgetOld(store, Number(KEEP_DAYS), new Date());
  if (count > 0) log(`deleted ${count} older than ${KEEP_DAYS} days`);
}
forget();
setInterval(forget, day).unref();

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
  log(`Taking messages from ${SITE_ORIGIN} at http://${HOST}:${port}, into ${MESSAGES}`);
});

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    server.close();
    server.closeIdleConnections();
  });
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
