import type { CompilerCapability, compilerPage } from "#app/content/quantum/compiler.ts";
import { Section } from "#app/ui/section.tsx";

/** The passes of a compiler as one ledger, read from program to proof. */
export function CompilerCapabilities({
  title,
  intro,
  columns,
  items,
}: typeof compilerPage.capabilities) {
  return (
    <Section title={title} intro={intro}>
      <div
        aria-hidden="true"
        className="grid grid-cols-12 gap-x-8 pb-3 font-mono text-label text-quiet max-lg:hidden"
      >
        <span className="col-span-2">{columns.stage}</span>
        <span className="col-span-2">{columns.title}</span>
        <span className="col-span-5">{columns.text}</span>
        <span className="col-span-3">{columns.keep}</span>
      </div>
      <ol className="border-t border-line">
        {items.map((item) => (
          <li key={item.title} className="border-line not-last:border-b py-7">
            <Capability item={item} keepLabel={columns.keep} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Capability({ item, keepLabel }: { item: CompilerCapability; keepLabel: string }) {
  const { stage, title, text, keep } = item;
  return (
    <div className="grid gap-x-8 gap-y-3 lg:grid-cols-12 lg:items-baseline">
      <p className="font-mono text-label text-accent lg:col-span-2">{stage}</p>
      <h3 className="text-heading lg:col-span-2">{title}</h3>
      <p className="max-w-[42rem] text-muted lg:col-span-5">{text}</p>
      <p className="font-mono text-label text-ink lg:col-span-3">
        <span className="text-quiet lg:sr-only">{keepLabel}: </span>
        {keep}
      </p>
    </div>
  );
}
