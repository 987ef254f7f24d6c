/** The page of legal notices. */
import type { Language } from '@/lib/languages';
import { facts, type LegalDocument, part, said, typed } from './document';
import type { LegalFacts } from './facts';
import { mentionsWords } from './mentions-words';
import { isBody, isFrench, isIncompleteIdentity, isPrivate } from './rules';

/** Who publishes and who hosts the site; under French law, in the terms of its article. */
export function mentionsPage(stated: LegalFacts, language: Language): LegalDocument {
  const words = mentionsWords[language];
  const isOfBody = isBody(stated);
  return {
    title: isFrench(stated) ? words.title : words.plainTitle,
    lead: isFrench(stated) ? [words.law] : [],
    parts: [
      ...part(
        'editeur',
        words.publisher,
        facts(
          typed(isOfBody ? words.bodyName : words.name, stated.name),
          typed(isOfBody ? words.seat : words.address, stated.address),
          typed(words.phone, stated.phone, { isPhone: true }),
          typed(words.registration, stated.registration),
          typed(words.capital, stated.capital),
        ),
        said(isPrivate(stated) ? words.isPrivate : ''),
        said(isIncompleteIdentity(stated) ? words.identityGiven : ''),
      ),
      // of a person's site, that person (loi n° 82-652, article 93-2)
      ...part(
        'directeur',
        words.director,
        facts(isFrench(stated) ? typed(words.name, isOfBody ? stated.director : stated.name) : []),
      ),
      ...part(
        'hebergeur',
        words.host,
        facts(
          typed(words.name, stated.hostName),
          typed(words.address, stated.hostAddress),
          typed(words.phone, stated.hostPhone, { isPhone: true }),
        ),
      ),
      ...part(
        'contenus',
        words.contents,
        facts(typed(words.credits, stated.credits), typed(words.licence, stated.licence)),
      ),
      ...part('autres', words.further, { is: 'text', text: stated.further.trim(), isTyped: true }),
    ],
  };
}
