import { ChoiceGroup, Field } from "../fields.tsx";
import type { CompileResult } from "./calls.ts";
import { graphs } from "./device-graphs.ts";
import { deviceIds, namesItsGates } from "./devices.ts";
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
        <Field
          label={words.edges.label}
          isInvalid={fault !== undefined}
          note={[fault, words.edges.note].filter(Boolean).join(" ")}
        >
          {(tie) => (
            <textarea
              {...tie}
              rows={2}
              autoComplete="off"
              spellCheck={false}
              maxLength={8000}
              value={settings.edges}
              onChange={(event) => onChange({ edges: event.target.value })}
            />
          )}
        </Field>
      )}
      {device && (
        <p className="instrument-note">
          {words.size(device.size, device.edges.length, device.isOneWay)}{" "}
          {settings.device !== "edges" && words.fitted}
          {device.leftOut.length > 0 && words.leftOut(device.leftOut)}
        </p>
      )}
      {!hasOwnGates && (
        <ChoiceGroup
          look="buttons"
          label={words.basis.label}
          choices={basisChoices}
          value={settings.basis}
          onChange={(basis) => onChange({ basis })}
        />
      )}
      <ChoiceGroup
        look="buttons"
        label={words.level.label}
        choices={levelChoices}
        value={settings.level}
        onChange={(level) => onChange({ level })}
      />
      <p className="instrument-note">{words.level.notes[settings.level]}</p>
    </div>
  );
}
