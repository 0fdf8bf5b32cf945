/** The centred waiting sign, announced once to a screen reader. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="spinner" role="status">
      {label}
    </div>
  );
}
