import type { Level } from "@adyakshar/quantum/compiler";
import { Fold } from "#app/ui/fold.tsx";
import { ChoiceGroup, Field } from "../kit/fields.tsx";
import type { CompileResult } from "./compile-source.ts";
import { deviceIds, graphs, namesItsGates } from "./devices.ts";
import { bases, type CompilerSettings, levels } from "./settings.ts";
import { compilerWords } from "./words.ts";

export interface DevicePickerProps {
  settings: CompilerSettings;
  onChange: (change: Partial<CompilerSettings>) => void;
  /** The one that was compiled for, once there is one. */
  device: CompileResult["device"] | undefined;
  fault: string | undefined;
}

const words = compilerWords;
/** A calibration table of 156 qubits has some 30,000 characters. */
const MAX_DEVICE_LENGTH = 200_000;
const deviceChoices = deviceIds.map((id) => ({
  id,
  label: words.devices[id],
  picture: (
    <svg aria-hidden="true" viewBox="0 0 48 44">
      <path d={graphs[id].edges} />
      {graphs[id].points.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="2.6" />
      ))}
    </svg>
  ),
}));
const levelChoices = levels.map((id) => ({ id, label: words.level.choices[id] }));
const basisChoices = bases.map((id) => ({ id, label: words.basis.choices[id] }));

export function DevicePicker({ settings, onChange, device, fault }: DevicePickerProps) {
  const hasOwnGates = settings.device === "edges" && namesItsGates(settings.edges);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ChoiceGroup
        look="buttons"
        className="device-choices"
        label={words.device}
        choices={deviceChoices}
        value={settings.device}
        onChange={(id) => onChange({ device: id })}
      />
      {settings.device === "edges" && (
        <div>
          <Field label={words.edges.label} isInvalid={fault !== undefined} note={fault}>
            {(tie) => (
              <textarea
                {...tie}
                rows={3}
                autoComplete="off"
                spellCheck={false}
                maxLength={MAX_DEVICE_LENGTH}
                value={settings.edges}
                onChange={(event) => onChange({ edges: event.target.value })}
              />
            )}
          </Field>
          <Fold title={words.edges.fold} kind="quiet">
            <ul className="instrument-note grid gap-1.5">
              {words.edges.forms.map(([form, example]) => (
                <li key={form}>
                  {form}
                  {example && <code className="block font-code wrap-anywhere">{example}</code>}
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      )}
      <p className="instrument-note min-h-[2lh]">
        {device && (
          <>
            {words.size(device.size, device.edges.length, device.isOneWay)}{" "}
            {settings.device !== "edges" && words.fitted}
            {device.leftOut.length > 0 && words.leftOut(device.leftOut)}
          </>
        )}
      </p>
      {!hasOwnGates && (
        <ChoiceGroup
          look="buttons"
          label={words.basis.label}
          choices={basisChoices}
          value={settings.basis}
          onChange={(basis) => onChange({ basis })}
        />
      )}
    </div>
  );
}

export interface EffortPickerProps {
  level: Level;
  onChange: (level: Level) => void;
}

export function EffortPicker({ level, onChange }: EffortPickerProps) {
  return (
    <div className="grid gap-4">
      <ChoiceGroup
        look="buttons"
        label={words.level.label}
        choices={levelChoices}
        value={level}
        onChange={onChange}
      />
      <p className="instrument-note">{words.level.notes[level]}</p>
    </div>
  );
}
