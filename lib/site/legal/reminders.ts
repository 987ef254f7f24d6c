/** What the dashboard tells the owner of the legal pages, once a law is chosen. */
import { type LegalPage, legalPages } from '@/lib/legal-pages';
import { auditOf, isOver } from './conformity';
import type { LegalFacts } from './facts';
import { isDue, isPublic, missingFor, switchOf } from './rules';

export type LegalReminder =
  | { readonly of: 'legal'; readonly page: LegalPage; readonly lacks: number }
  | { readonly of: 'audit'; readonly date: string };

/**
 * The pages that the chosen law asks for, or that were switched on, and that are not public; and an audit that is over
 * on the day `today`, `2026-11-27`.
 */
export function legalReminders(facts: LegalFacts, today: string): readonly LegalReminder[] {
  if (facts.law === '') return [];
  const isWanted = (page: LegalPage) => facts[switchOf(page)] || isDue(facts, page);
  const audit = auditOf(facts);
  return [
    ...legalPages
      .filter((page) => isWanted(page) && !isPublic(facts, page))
      .map((page) => ({ of: 'legal', page, lacks: missingFor(facts, page).length }) as const),
    ...(audit && isOver(audit, today) ? [{ of: 'audit', date: audit.date } as const] : []),
  ];
}
