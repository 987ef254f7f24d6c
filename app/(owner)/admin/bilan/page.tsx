import { ReviewPage } from '@/components/admin/career-review/review-page';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readDossierSource } from '@/lib/site/db/dossiers';
import { careerReview, reviewLengths } from '@/lib/site/dossiers/career-review';
import type { Asked } from '../../asked';

export const metadata = { title: 'Bilan' };

/** The last `ans` years in figures; `classes`: the classification of publications. */
export default async function ReviewRoute({ searchParams }: Asked) {
  const owner = await requireOwnerPage('/admin/bilan');
  const [{ ans, classes }, source] = await Promise.all([searchParams, readDossierSource(owner)]);
  const length = reviewLengths.find((years) => String(years) === ans) ?? 5;
  const scheme = classes === 'aeres' ? 'aeres' : 'hceres';
  return <ReviewPage review={careerReview(source, length, scheme)} length={length} scheme={scheme} />;
}
