export default function Page() {
  return <h1 className="text-display">Contact</h1>;
}
