/** The mark of a publication that its owner puts before the others. */
export function FeaturedBadge() {
  return (
    <span className="badge" data-tone="orange">
      À la une
    </span>
  );
}
