import { type ReactNode, useState } from 'react';
import { formatLongDate, onRelativeDate } from '@/lib/format/dates';
import { andOthers, counted, listed, ofName, quotedBriefly, unbreaking } from '@/lib/format/french';
import { formatPartialDate } from '@/lib/format/partial-date';
import { lookLabels } from '@/lib/host-names';
import { languageFacts } from '@/lib/languages';
import { emptySample } from '@/lib/site/api/client';
import type { Dashboard, GuideStep, Reminder } from '@/lib/site/api/dashboard';
import { dismissProposals, type Proposals } from '@/lib/site/api/import';
import { useGuideSwitch } from '../guide/use-guided';
import { pageNames } from '../legal/legal-tree';
import { useConfirmRemoval } from '../providers/confirm';
import { AdminLink } from '../providers/navigate';
import { useChange } from '../providers/session';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { Panel } from '../ui/panel';

/** Lines and titles shown before the rest. */
const most = 3;

/** What needs the owner's action, most urgent first; nothing if nothing does. */
export function Attention({ backups, copy, guide, sample, proposals, deposits, reminders }: Dashboard) {
  const [isWhole, setWhole] = useState(false);
  const lines = [
    backups?.problem && (
      <Line key="backups" title="Les sauvegardes demandent votre attention." isUrgent>
        {unbreaking(backups.problem)}{' '}
        {backups.last === null
          ? 'Aucune n’a encore été faite.'
          : `La dernière a été faite ${onRelativeDate(backups.last, backups.readAt)}.`}
      </Line>
    ),
    copy?.problem && (
      <Line
        key="copy"
        title="La copie du site n’a pas pu être publiée."
        isUrgent
        href="/admin/copie"
        action="Voir la copie"
      >
        {unbreaking(copy.problem)}{' '}
        {copy.last === null
          ? 'Elle ne l’a encore jamais été.'
          : `Celle qui est en ligne a été publiée ${onRelativeDate(copy.last, copy.readAt)}.`}
      </Line>
    ),
    guide && !guide.isClosed && <GuideLine key="guide" done={guide.done} sample={sample} />,
    (sample.isNamed || sample.places.length > 0) && <SampleLine key="sample" {...sample} />,
    proposals.length > 0 && <ProposalsLine key="proposals" proposals={proposals} />,
    deposits > 0 && (
      <Line
        key="deposits"
        title={`${counted(deposits, 'dépôt', 'dépôts')} de HAL à compléter.`}
        href="/admin/publications/depots"
        action="Voir les dépôts"
      />
    ),
    ...reminders.map((reminder) => <ReminderLine key={JSON.stringify(reminder)} reminder={reminder} />),
  ].filter(Boolean);
  if (lines.length === 0) return null;
  const others = isWhole ? 0 : lines.length - most;
  return (
    <Panel aria-label="À voir">
      <ul className="list-none">{others > 0 ? lines.slice(0, most) : lines}</ul>
      {others > 0 && (
        <Button variant="quiet" className="m-1" onClick={() => setWhole(true)}>
          {andOthers(others)}
        </Button>
      )}
    </Panel>
  );
}

type LineProps = Readonly<{
  lead?: ReactNode;
  title: string;
  isUrgent?: boolean;
  children?: ReactNode;
  /** A link and its text; else `actions`. */
  href?: string;
  action?: ReactNode;
  actions?: ReactNode;
}>;

function Line({ lead, title, isUrgent = false, children, href, action, actions }: LineProps) {
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-rule py-2 ps-4.5 pe-3 not-first:border-t">
      {lead}
      <div className="min-w-0 flex-[1_1_20rem] text-ink-soft wrap-anywhere">
        <strong className={cx('font-semibold', isUrgent ? 'text-warn' : 'text-ink')}>{title}</strong> {children}
      </div>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {actions}
        {href && (
          <Button as={AdminLink} href={href}>
            {action}
          </Button>
        )}
      </div>
    </li>
  );
}

const steps: readonly Readonly<{
  id: GuideStep;
  route: string;
  text: string;
  action: string;
}>[] = [
  { id: 'identity', route: 'profile', text: 'votre nom et votre portrait', action: 'Compléter le profil' },
  { id: 'publications', route: 'publications', text: 'vos publications', action: 'Ajouter mes publications' },
  { id: 'texts', route: 'about', text: 'qui vous êtes, en quelques lignes', action: 'Écrire À propos' },
  { id: 'courses', route: 'courses', text: 'vos cours', action: 'Gérer les cours' },
  { id: 'sections', route: 'sections', text: 'les exemples qui restent', action: 'Voir les sections' },
];

type GuideProps = Pick<Dashboard, 'sample'> & Pick<NonNullable<Dashboard['guide']>, 'done'>;

/** The first steps of a new site, ticked from stored data: how many are done, and the form of the next. */
function GuideLine({ done, sample }: GuideProps) {
  const close = useGuideSwitch(false);
  const next = steps.find(({ id }) => !done[id]);
  const count = steps.filter(({ id }) => done[id]).length;
  return (
    <Line
      lead={
        <span className="grid grid-cols-[repeat(5,1.125rem)] gap-0.75" aria-hidden>
          {steps.map(({ id }, at) => (
            <i
              key={id}
              className={cx('h-1 rounded-full forced-color-adjust-none', at < count ? 'bg-accent' : 'bg-rule-strong')}
            />
          ))}
        </span>
      }
      title={`Premiers pas, ${count} sur ${steps.length}.`}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            Plus tard
          </Button>
          {next && (
            <Button as={AdminLink} variant="primary" href={thereAndBack(`/admin/${next.route}`)}>
              {next.action}
            </Button>
          )}
        </>
      }
    >
      {next && `Ensuite\u00a0: ${next.id === 'identity' && !sample.isNamed ? 'votre portrait' : next.text}.`}
    </Line>
  );
}

function SampleLine({ places, isNamed }: Dashboard['sample']) {
  const change = useChange();
  const confirm = useConfirmRemoval();
  const empty = async () => {
    const text =
      'Tout ce qui reste de l’exemple est enlevé, dans le profil aussi, hormis le nom\u202f; ce que vous avez écrit reste. Une section où il n’y a rien d’autre est masquée jusqu’à ce que vous y sauvegardiez votre contenu.';
    if (!(await confirm('Enlever tous les exemples', text, 'L’historique le garde.'))) return;
    await change(
      emptySample,
      'Tous les exemples sont enlevés',
      'Le contenu d’exemple n’a pas changé',
      undefined,
      'Une erreur est survenue',
    );
  };
  if (places.length === 0)
    return (
      <Line
        title="Le profil porte encore le nom de l’exemple."
        isUrgent
        href={thereAndBack('/admin/profile')}
        action="Donner votre nom"
      />
    );
  const left = places.reduce((sum, { count }) => sum + count, 0);
  return (
    <Line
      title={`${counted(left, 'exemple reste', 'exemples restent')}, à ${counted(places.length, 'endroit', 'endroits')}.`}
      isUrgent={isNamed}
      actions={<Button onClick={() => void empty()}>Enlever tous les exemples</Button>}
    >
      {isNamed
        ? 'Vos visiteurs y lisent une vie inventée, et votre contenu sous un nom inventé, jusqu’à ce que le profil porte le vôtre.'
        : 'Vos visiteurs ne voient pas les exemples.'}
      <details>
        <summary className="inline-flex min-h-6 cursor-pointer items-center text-accent text-sm">
          Voir les endroits un par un
        </summary>
        <ul className="flex list-none flex-wrap gap-x-4 pt-1 text-sm">
          {places.map(({ label, editor }) => (
            <li key={label}>
              <AdminLink className="inline-flex min-h-6 items-center" href={thereAndBack(editor)}>
                {label}
              </AdminLink>
            </li>
          ))}
        </ul>
      </details>
    </Line>
  );
}

const careerReviews: Readonly<Partial<Record<Proposals['source'], string>>> = {
  career: '/admin/career/import?lire',
  theses: '/admin/career/import?lire=theses',
};

function ProposalsLine({ proposals }: Pick<Dashboard, 'proposals'>) {
  const change = useChange();
  const titles = proposals.flatMap((each) => each.titles);
  const dismiss = () =>
    change(dismissProposals, 'Propositions écartées', 'Les propositions n’ont pas pu être écartées.');
  return (
    <Line
      title={`${counted(titles.length, 'nouveauté', 'nouveautés')} dans ${listed(proposals.map(({ source }) => lookLabels[source]))}\u00a0:`}
      actions={
        <>
          <Button variant="quiet" onClick={() => void dismiss()}>
            Écarter<span className="sr-only"> ces propositions</span>
          </Button>
          {proposals.map(({ source }) => (
            <Button
              as={AdminLink}
              key={source}
              href={careerReviews[source] ?? `/admin/publications/import?source=${source}&lire`}
            >
              Vérifier
              <span className={cx(proposals.length === 1 && 'sr-only')}>
                {` les propositions ${ofName(lookLabels[source])}`}
              </span>
            </Button>
          ))}
        </>
      }
    >
      {titles.slice(0, most).join(' ·\u00a0')} {andOthers(titles.length - most)}
    </Line>
  );
}

function ReminderLine({ reminder }: { readonly reminder: Reminder }) {
  const { title, detail, href } = textOf(reminder);
  return (
    <Line
      title={title}
      href={thereAndBack(href)}
      action={
        <>
          Mettre à jour
          <span className="sr-only">&nbsp;: {title}</span>
        </>
      }
    >
      {detail}
    </Line>
  );
}

/** A form that closes on save returns here (`useGuided`); other pages have a link back. */
const thereAndBack = (href: string): string => href.replace(/(?=#|$)/, href.includes('?') ? '&guide' : '?guide');

function textOf(reminder: Reminder): Readonly<{ title: string; href: string; detail: string }> {
  if (reminder.of === 'legal')
    return {
      title: `La page «\u00a0${pageNames[reminder.page]}\u00a0» n’est pas publiée.`,
      href: '/admin/mentions',
      detail:
        reminder.lacks === 0
          ? 'Ses réponses obligatoires sont données\u00a0: il reste à la publier.'
          : `Il y manque ${counted(reminder.lacks, 'réponse', 'réponses')}.`,
    };
  if (reminder.of === 'translation')
    return {
      title: `${counted(reminder.changed, 'texte a changé', 'textes ont changé')} depuis la traduction en ${languageFacts[reminder.language].french}.`,
      href: `/admin/traductions?langue=${reminder.language}`,
      detail: 'Elle dit encore ce que disait le texte français d’avant.',
    };
  if (reminder.of === 'thesis')
    return {
      title: `La thèse ${quotedBriefly(reminder.subject)} est soutenue depuis ${reminder.date.length === 10 ? 'le ' : ''}${formatPartialDate(reminder.date)}`,
      href: '/admin/theses',
      detail: 'et s’affiche toujours «\u00a0En cours\u00a0».',
    };
  return {
    title: 'L’audit d’accessibilité est dépassé.',
    href: '/admin/mentions#accessibilite',
    detail: `Daté du ${formatLongDate(reminder.date)}, il a plus de trois ans\u00a0: le site ne s’en prévaut plus.`,
  };
}
