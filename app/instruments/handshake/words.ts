export type OutcomeId =
  | "agreed"
  | "refused"
  | "unsigned"
  | "latticeClient"
  | "latticeServer"
  | "curve"
  | "bound";

export const handshakeWords = {
  /** A screen reader says this after a run: the choice that it answers, and its outcome. */
  spoken: (profile: string, bytes: string, lead: string) => `${profile}, ${bytes} bytes. ${lead}`,
  controls: {
    profile: "profile",
    profiles: {
      commercial: {
        label: "X25519MLKEM768 + ML-DSA-65",
        note: "Commercial default: two key agreements, one of them classical.",
      },
      cnsa: {
        label: "ML-KEM-1024 + ML-DSA-87",
        note: "The algorithms of CNSA 2.0, for US National Security Systems.",
      },
    },
    flip: "flip one bit on the way",
    flips: {
      none: { label: "None", note: "Every message arrives as it was sent." },
      clientShare: { label: "Public key", note: "In the client’s share." },
      serverShare: { label: "Ciphertext", note: "In the service’s share." },
      signature: { label: "Signature", note: "Of the service, over both shares." },
    },
    bit: "bit number",
    byte: (byte: string) => `byte ${byte}`,
    run: "Run",
    print: "Print this run",
    running: "Running",
    /** Heads a printed run. */
    printed: (profile: string, flip: string, bit: string) =>
      `A post-quantum handshake with ${profile}, run in a browser. Flipped on the way: ${flip}${bit && `, bit ${bit}`}.`,
    note: "A demonstration in this page, not TLS and not a product. Both sides run in your browser, with fresh keys at every run; nothing is sent. JavaScript cannot promise constant time: do not protect anything with it.",
  },
  messages: {
    title: "messages, to scale",
    names: {
      clientShare: "Client share",
      serverShare: "Server share",
      signingKey: "Service’s signing key",
      signature: "Signature over both shares",
    },
    from: { client: "client → service", service: "service → client" },
    size: (bytes: string, packets: number) =>
      `${bytes} bytes, ${packets} ${packets === 1 ? "packet" : "packets"}`,
    today: (bytes: string) => `against ${bytes} today`,
    time: (time: string) => `${time} to make and use it, here`,
    note: "Today’s bytes are those of X25519 and ECDSA P-256. Each frame is one TCP segment of 1,460 bytes: 1,500 of Ethernet less 40 of IPv4 and TCP headers. Keys and signatures only; TLS adds certificates and its own fields.",
    curve: "ML-KEM comes first and X25519, the thin end, last.",
    table: {
      caption: "Messages of this handshake",
      columns: ["Message", "Parts", "Bytes", "Today", "Packets"],
    },
  },
  outcomes: {
    agreed: {
      lead: "Keys agree.",
      text: "Both sides derived the same session key, and the service’s signature over both shares verifies.",
    },
    refused: {
      lead: "Refused.",
      text: "The flipped bit lifts a coefficient of the public key to 3,329 or more. FIPS 203 makes the service check for that, so it stops before any key exists.",
    },
    unsigned: {
      lead: "Keys agree, with whom is unknown.",
      text: "The signature does not verify. Encryption would work, but the client cannot tell who is at the other end and must stop.",
    },
    latticeClient: {
      lead: "Keys differ.",
      text: "The service encapsulated to a key that nobody sent. ML-KEM reported no error on either side: the client’s decapsulation returned a different secret. The signature covers the share as the service saw it, so it fails too.",
    },
    latticeServer: {
      lead: "Keys differ, and ML-KEM reported no error.",
      text: "This is implicit rejection: for a ciphertext that was tampered with, decapsulation returns a secret that nobody else can know. The signature over both shares is what tells the client.",
    },
    curve: {
      lead: "Keys differ in the X25519 half.",
      text: "The ML-KEM secret still agrees. Curve points carry no checksum: the other side computed with a different point, and no step reported an error until the signature was checked.",
    },
    bound: {
      lead: "Secrets agree, keys do not.",
      text: "X25519 ignores the last bit of a public key, so both secrets are the same. The session key and the signature are bound to the shares as each side saw them, and that is why both fail.",
    },
  } satisfies Record<OutcomeId, { lead: string; text: string }>,
  checks: {
    caption: "what each side found",
    columns: ["Check", "Result"],
    accepted: "Service accepts the public key",
    decapsulated: "Client decapsulates without an error",
    verified: "Client verifies the signature",
    agreed: "Both hold the same session key",
    yes: "yes",
    no: "no",
    notReached: "not reached",
  },
  keys: {
    caption: "secrets, by the first 8 bytes of their SHA-256",
    columns: ["Secret", "Client", "Service"],
    names: { mlKem: "ML-KEM", x25519: "X25519", session: "Session key" },
    same: "same",
    different: "different",
  },
  times: {
    caption: "time in this browser",
    columns: ["Step", "Side", "Time"],
    steps: {
      kemKeys: { name: "ML-KEM key pair", side: "client" },
      clientX25519: { name: "X25519 key pair", side: "client" },
      encapsulate: { name: "Encapsulate", side: "service" },
      serviceX25519: { name: "X25519, keys and secret", side: "service" },
      sign: { name: "Sign", side: "service" },
      decapsulate: { name: "Decapsulate", side: "client" },
      finishX25519: { name: "X25519, secret", side: "client" },
      verify: { name: "Verify", side: "client" },
    },
    total: "All steps",
    note: "One run, not an average; browsers round their clocks, and the first run is the slowest. All of it is JavaScript here, slower than a native library.",
  },
} as const;
