export default function Page() {
  return <h1 className="text-display">About</h1>;
}
