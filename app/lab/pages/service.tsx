export default function Page() {
  return <h1 className="text-display">Service</h1>;
}
