import { useId } from "react";
import { compilerWords } from "#app/content/quantum/compiler-instrument.ts";
import type { CompileResult } from "./calls.ts";
import { graphs } from "./device-graphs.ts";
import type { Settings } from "./settings.ts";

export interface DevicePickerProps {
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
  /** The one that was compiled for, once there is one. */
  device: CompileResult["device"] | undefined;
  fault: string | undefined;
}

const devices = ["line", "ring", "grid", "heavy-hex", "full", "edges"] as const;
const words = compilerWords;

/** Devices as their coupling graphs, and the gate that they have. */
export function DevicePicker({ settings, onChange, device, fault }: DevicePickerProps) {
  const name = useId();
  return (
    <div className="device">
      <fieldset className="instrument-radios device-choices">
        <legend className="instrument-label">{words.device}</legend>
        {devices.map((id) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              checked={settings.device === id}
              onChange={() => onChange({ device: id })}
            />
            <svg aria-hidden="true" viewBox="0 0 48 44">
              <path d={graphs[id].edges} />
              {graphs[id].points.map(([x, y]) => (
                <circle key={`${x},${y}`} cx={x} cy={y} r="2.6" />
              ))}
            </svg>
            <span>{words.devices[id]}</span>
          </label>
        ))}
      </fieldset>
      {settings.device === "edges" && (
        <EdgesField
          value={settings.edges}
          onChange={(edges) => onChange({ edges })}
          fault={fault}
        />
      )}
      {device && (
        <p className="instrument-note">
          {words.size(device.size, device.edges.length)}{" "}
          {settings.device !== "edges" && words.fitted}
        </p>
      )}
      <fieldset className="instrument-radios">
        <legend className="instrument-label">{words.basis.label}</legend>
        {(["cx", "cz"] as const).map((id) => (
          <label key={id}>
            <input
              type="radio"
              name={`${name}-basis`}
              checked={settings.basis === id}
              onChange={() => onChange({ basis: id })}
            />
            <span>{words.basis.choices[id]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

interface EdgesFieldProps {
  value: string;
  onChange: (value: string) => void;
  fault: string | undefined;
}

function EdgesField({ value, onChange, fault }: EdgesFieldProps) {
  const id = useId();
  return (
    <div className="instrument-field">
      <label htmlFor={id} className="instrument-label">
        {words.edges.label}
      </label>
      <textarea
        id={id}
        rows={2}
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-note`} className="instrument-note">
        {fault ?? words.edges.note}
      </p>
    </div>
  );
}
