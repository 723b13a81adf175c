export default function Page() {
  return <h1 className="text-display">Home</h1>;
}
