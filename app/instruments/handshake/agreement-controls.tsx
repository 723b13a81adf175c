import { thousands } from "#app/figures/format.ts";
import { ChoiceGroup } from "../choice-group.tsx";
import { Field } from "../field.tsx";
import { runWords } from "../words.ts";
import { flips, type HandshakeSettings, profileIds, readFlip } from "./settings.ts";
import { handshakeWords } from "./words.ts";

const words = handshakeWords.controls;
const profileChoices = profileIds.map((id) => ({ id, ...words.profiles[id] }));
const flipChoices = flips.map((id) => ({ id, ...words.flips[id] }));

export interface AgreementControlsProps {
  settings: HandshakeSettings;
  onChange: (change: Partial<HandshakeSettings>) => void;
}

/** Which handshake, and what happens to it on the way. */
export function AgreementControls({ settings, onChange }: AgreementControlsProps) {
  return (
    <>
      <ChoiceGroup
        label={words.profile}
        choices={profileChoices}
        value={settings.profile}
        onChange={(profile) => onChange({ profile })}
      />
      <ChoiceGroup
        label={words.flip}
        choices={flipChoices}
        value={settings.flip}
        onChange={(flip) => onChange({ flip })}
      />
      {settings.flip !== "none" && <BitField settings={settings} onChange={onChange} />}
    </>
  );
}

function BitField({ settings, onChange }: AgreementControlsProps) {
  const flip = readFlip(settings);
  const maxBit = flip && "maxBit" in flip ? flip.maxBit : undefined;
  return (
    <Field
      label={words.bit}
      isInvalid={maxBit !== undefined}
      note={
        maxBit === undefined
          ? flip && "bit" in flip && words.byte(thousands(flip.bit >> 3))
          : runWords.range(thousands(maxBit))
      }
    >
      {(tie) => (
        <input
          {...tie}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={settings.bit}
          onChange={(event) => onChange({ bit: event.target.value })}
        />
      )}
    </Field>
  );
}
