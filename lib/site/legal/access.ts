/**
 * The page on accessibility: the declaration that the law asks of public bodies, its parts in the order of its decree;
 * of anyone else a page of their own accord, which claims nothing. Neither says more than the audit that was typed.
 */
import type { Language } from '@/lib/languages';
import { accessWords } from './access-words';
import { type Audit, auditOf, conformityOf, isOver } from './conformity';
import { type Block, dayText, type Fact, facts, type LegalDocument, numberText, part, said, typed } from './document';
import type { LegalFacts } from './facts';
import { isBound } from './rules';

type Moment = { readonly language: Language; readonly today: string; readonly address: string };

/** What the public pages are made of. */
const technologies = 'HTML, CSS, SVG, MathML, JavaScript';

/** `address` of the site; `today` decides whether an audit still holds. */
export function accessPage(stated: LegalFacts, moment: Moment): LegalDocument {
  return isBound(stated) ? declaration(stated, moment) : voluntary(stated, moment);
}

function declaration(stated: LegalFacts, { language, today, address }: Moment): LegalDocument {
  const words = accessWords[language];
  const own = words.declaration;
  const audit = auditOf(stated);
  const isValid = audit !== null && !isOver(audit, today);
  const conformity = conformityOf(stated, today);
  const state = conformity === 'none' && isValid ? own.low : own[conformity];
  const contents = facts(
    gapsOf(stated, language),
    typed(own.derogations, stated.derogations),
    typed(own.exempt, stated.exempt),
  );
  return {
    title: own.title,
    lead: [own.commitment(stated.name.trim()), own.scope(address)],
    parts: [
      ...part('strategie', own.plans, facts(typed(own.scheme, stated.schemeUrl), typed(own.plan, stated.planUrl))),
      ...part('etat', own.state, said(state)),
      ...part('tests', words.results, said(resultText(audit, language, today))),
      ...part(
        'contenus',
        words.contents,
        contents,
        said(isValid ? (conformity === 'full' && isEmpty(contents) ? own.allMet : '') : own.unlisted),
      ),
      ...part(
        'etablissement',
        own.established,
        facts(
          [{ label: own.on, text: dayText(stated.declaredOn, language) }],
          [{ label: own.technologies, text: technologies }],
          testedWith(stated, language),
        ),
      ),
      ...part('contact', words.contact, said(words.contactText(stated.accessContact.trim()))),
      ...part('recours', own.remedies, said(own.remediesWhen), {
        is: 'list',
        items: [own.remedyForm, own.remedyNear, own.remedyPost],
      }),
    ],
  };
}

function voluntary(stated: LegalFacts, { language, today }: Moment): LegalDocument {
  const words = accessWords[language];
  return {
    title: words.title,
    lead: [words.voluntary],
    parts: [
      ...part('conception', words.design, said(words.designText)),
      ...part(
        'tests',
        words.results,
        said(resultText(auditOf(stated), language, today)),
        facts(gapsOf(stated, language), testedWith(stated, language)),
      ),
      ...part('contact', words.contact, said(words.contactText(stated.accessContact.trim()))),
    ],
  };
}

function resultText(audit: Audit | null, language: Language, today: string): string {
  const words = accessWords[language];
  if (audit === null) return words.unaudited;
  const say = isOver(audit, today) ? words.over : words.audited;
  return say(dayText(audit.date, language), audit.auditor, numberText(audit.rate, language));
}

const gapsOf = (stated: LegalFacts, language: Language): readonly Fact[] =>
  typed(accessWords[language].gaps, stated.gaps);

function testedWith(stated: LegalFacts, language: Language): readonly Fact[] {
  const words = accessWords[language];
  return [
    ...typed(words.environment, stated.auditEnvironment),
    ...typed(words.tools, stated.auditTools),
    ...typed(words.pages, stated.auditPages),
  ];
}

const isEmpty = (block: Block): boolean => block.is === 'facts' && block.facts.length === 0;
