export default function Page() {
  return <h1>Rien</h1>;
}
