import { Badge } from '@/components/public/badge';

/** The mark of a publication that its owner puts before the others. */
export function FeaturedBadge() {
  return <Badge tone="orange">À la une</Badge>;
}
