import { useState } from 'react';
import { onRelativeDate, relativeDate } from '@/lib/format/dates';
import { unbreaking } from '@/lib/format/french';
import { type CopyState, copy } from '@/lib/site/api/copy';
import { Button } from '../ui/button';
import { CheckLabel } from '../ui/check-label';
import { TitledPanel } from '../ui/panel';
import { Status } from '../ui/status';
import { Progress } from './progress';
import { type Copies, notBegun } from './use-copies';

/** Publishes the copy where the deployer has said; tells when it last went out, and what failed. */
export function PublicationPanel({ state, isUnread, ask }: Copies) {
  const { publication, running, isOffline, readAt } = state;
  return (
    <TitledPanel className="scroll-mt-[calc(var(--spacing-topbar)+1rem)]" id="publier" title="Publier la copie">
      <div className="grid justify-items-start gap-4 p-4">
        {publication ? (
          <>
            <p className="max-w-160 text-control text-ink-soft wrap-anywhere">
              Le site dépose sa copie dans {publication.to}
              {publication.address && (
                <>
                  , où elle se lit à <a href={publication.address}>{publication.address}</a>
                </>
              )}
              .
            </p>
            <Outcome publication={publication} readAt={readAt} isAgain={running?.kind === 'publication'} />
            <Button
              variant="primary"
              className="max-sm:w-full"
              disabled={running !== null || isOffline}
              onClick={() => void ask(() => copy.begin('publication'), notBegun)}
            >
              Publier la copie maintenant
            </Button>
            {running?.kind === 'publication' && <Progress {...running} isUnread={isUnread} />}
            <AutomaticChoice
              isOn={publication.isAutomatic}
              onChoice={(isOn) => ask(() => copy.setAutomatic(isOn), 'Le choix n’a pas pu être sauvegardé')}
            />
          </>
        ) : (
          <p className="max-w-160 text-control text-ink-soft">
            Le site peut écrire lui-même sa copie dans un dossier de sa machine, d’un clic ou après chaque changement.
            La personne qui l’héberge lui dit d’abord lequel{'\u00a0'}: réglage <code>COPY_TO</code> du fichier{' '}
            <code>.env</code>. De là, une ligne l’envoie vers une autre machine{'\u00a0'}:{' '}
            <code>rsync -a --delete /var/www/copie/ nom@univ.fr:public_html/</code>
          </p>
        )}
      </div>
    </TitledPanel>
  );
}

type ChoiceProps = { readonly isOn: boolean; readonly onChoice: (isOn: boolean) => Promise<void> };

/** The tick shows what was chosen at once, and what is stored when the answer is there. */
function AutomaticChoice({ isOn, onChoice }: ChoiceProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = async (choice: boolean) => {
    setChosen(choice);
    await onChoice(choice);
    setChosen(null);
  };
  return (
    <div className="grid gap-1 text-control">
      <CheckLabel>
        <input type="checkbox" checked={chosen ?? isOn} onChange={({ target: { checked } }) => void choose(checked)} />
        Publier aussi après chaque changement
      </CheckLabel>
      <p className="max-w-160 ps-6 text-ink-faint text-sm">
        Une minute après la dernière sauvegarde, et chaque nuit pour ce qui dépend du jour.
      </p>
    </div>
  );
}

type OutcomeProps = Pick<CopyState, 'readAt'> & {
  readonly publication: NonNullable<CopyState['publication']>;
  /** Whether it is being published, which will show whether an old failure still holds. */
  readonly isAgain: boolean;
};

function Outcome({ publication: { last, isAutomatic, isCurrent, problem, failedAt }, readAt, isAgain }: OutcomeProps) {
  const near = (at: string) => onRelativeDate(relativeDate(at, readAt));
  return (
    <div className="max-w-160">
      <div role="alert">
        {problem !== null && !isAgain && (
          <Status tone="err" small>
            {failedAt && `Échec ${near(failedAt)}. `}
            {unbreaking(problem)}
            {isAutomatic && ' Nouvel essai au prochain changement, ou la nuit prochaine.'}
          </Status>
        )}
      </div>
      <div role="status">
        {last === null ? (
          <Status small>Elle n’a pas encore été publiée.</Status>
        ) : (
          <Status tone={isCurrent ? 'ok' : 'plain'} small>
            Publiée {near(last)}
            {isCurrent ? ', à jour.' : '. Le site a changé depuis.'}
          </Status>
        )}
      </div>
    </div>
  );
}
