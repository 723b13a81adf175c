import { adoptStyles } from "../adopt-styles.ts";
import { CopyLink } from "../buttons.tsx";
import { useSettings } from "../fragment/use-settings.ts";
import { runWords } from "../words.ts";
import { AgreementPanel } from "./agreement-panel.tsx";
import styles from "./handshake.css?inline";
import { QuorumPanel } from "./quorum-panel.tsx";
import { handshakeCodec } from "./settings.ts";
import { handshakeWords } from "./words.ts";

adoptStyles(styles);

const { controls, quorum } = handshakeWords;

/** The handshake and the quorum, both computed in this page. */
export function HandshakeInstrument() {
  const { settings, change, keep, link, tooLongBy, isDamaged } = useSettings(
    "handshake",
    handshakeCodec,
  );
  if (!isSecureContext) return <p className="instrument-note">{controls.insecure}</p>;
  return (
    <div className="handshake grid gap-8">
      {isDamaged && (
        <p role="status" className="instrument-stale">
          {runWords.damaged}
        </p>
      )}
      <AgreementPanel settings={settings} onChange={change} onReload={keep}>
        <CopyLink link={link} tooLongBy={tooLongBy} />
      </AgreementPanel>
      <div className="mt-6 grid max-w-prose gap-2">
        <h3 className="text-subheading">{quorum.title}</h3>
        <p className="text-muted">{quorum.intro}</p>
      </div>
      <QuorumPanel settings={settings} onChange={change} onReload={keep} />
    </div>
  );
}
