export default function Page() {
  return <h1 className="text-display">Case studies</h1>;
}
