export default function Page() {
  return <h1 className="text-display">Compiler</h1>;
}
