/** A centred loading indicator, announced once by a screen reader. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="spinner" role="status">
      {label}
    </div>
  );
}
