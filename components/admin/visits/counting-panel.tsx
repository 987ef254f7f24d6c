'use client';
import { useConfirm } from '../providers/confirm';
import { useSiteSwitch } from '../shell/use-site-switch';
import { Button } from '../ui/button';
import { TitledPanel } from '../ui/panel';
import { WhatIsCounted } from './what-is-counted';

/** Says what is counted, and stops it after a question. */
export function CountingPanel({ since }: { readonly since: string }) {
  const change = useSiteSwitch();
  const ask = useConfirm();
  const stop = async () => {
    const answer = await ask({
      title: 'Ne plus compter les visites\u202f?',
      text: `Tout ce qui est compté depuis le ${since} sera supprimé et ne reviendra pas. Pour le garder, annulez et téléchargez-le d’abord.`,
      consequence: 'Les sauvegardes déjà faites le contiennent encore.',
      choices: [{ value: 'stop', label: 'Arrêter et supprimer', tone: 'danger' }],
    });
    if (answer === 'stop') await change({ visits: false }, 'Visites supprimées');
  };
  return (
    <TitledPanel title="Ce qui est compté">
      <div className="grid justify-items-start gap-4 p-4">
        <WhatIsCounted />
        <Button onClick={() => void stop()}>Ne plus compter les visites</Button>
      </div>
    </TitledPanel>
  );
}

/** Begins to count. */
export function StartButton() {
  const change = useSiteSwitch();
  return (
    <Button variant="primary" onClick={() => void change({ visits: true }, 'Les visites sont comptées')}>
      Compter les visites
    </Button>
  );
}
