import { useState } from "react";
import { benchWords } from "#app/content/instruments.ts";
import { handshakeWords } from "#app/content/quantum/handshake.ts";
import { adoptStyles } from "../adopt-styles.ts";
import { CopyLink } from "../copy-link.tsx";
import { useFragment } from "../fragment/use-fragment.ts";
import shared from "../instrument.css?inline";
import { AgreementPanel } from "./agreement-panel.tsx";
import own from "./handshake.css?inline";
import { QuorumPanel } from "./quorum-panel.tsx";
import { decodeSettings, encodeSettings, initialSettings, type Settings } from "./settings.ts";

adoptStyles(shared);
adoptStyles(own);

const { controls, quorum } = handshakeWords;

/** The handshake and the quorum, both computed in this page. */
export function HandshakeBench() {
  const [settings, setSettings] = useState(initialSettings);
  const { save, keep, link, tooLongBy } = useFragment("handshake", async (fields) =>
    setSettings(await decodeSettings(fields)),
  );

  async function change(part: Partial<Settings>) {
    const next = { ...settings, ...part };
    setSettings(next);
    save(await encodeSettings(next));
  }

  if (!isSecureContext) return <p className="bench-note">{controls.insecure}</p>;
  return (
    <div className="handshake">
      <AgreementPanel settings={settings} onChange={change} onReload={keep}>
        <CopyLink link={link} tooLongBy={tooLongBy} words={benchWords.link} />
      </AgreementPanel>
      <div className="handshake-second">
        <h3 className="handshake-title">{quorum.title}</h3>
        <p>{quorum.intro}</p>
      </div>
      <QuorumPanel settings={settings} onChange={change} onReload={keep} />
    </div>
  );
}
