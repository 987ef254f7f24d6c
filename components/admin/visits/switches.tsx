'use client';
import { Bot } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConfirm } from '../providers/confirm';
import { useSiteSwitch } from '../shell/online';
import { Button } from '../ui/button';
import { TitledPanel } from '../ui/panel';

export function CountingPanel({ since, children }: Readonly<{ since: string; children: ReactNode }>) {
  const change = useSiteSwitch();
  const ask = useConfirm();
  const stop = async () => {
    const isSure = await ask({
      title: 'Ne plus compter les visites\u202f?',
      text: `Tout ce qui est compté depuis le ${since} sera supprimé et ne reviendra pas. Pour le garder, annulez et téléchargez-le d’abord.`,
      details: ['Les sauvegardes déjà faites le contiennent encore.'],
      choices: [{ label: 'Arrêter et supprimer', tone: 'danger' }],
    });
    if (isSure) await change({ visits: false }, 'Visites supprimées');
  };
  return (
    <TitledPanel title="Ce qui est compté">
      <div className="grid justify-items-start gap-4 p-4">
        {children}
        <Button onClick={() => void stop()}>Ne plus compter les visites</Button>
      </div>
    </TitledPanel>
  );
}

export function StartButton() {
  const change = useSiteSwitch();
  return (
    <Button variant="primary" onClick={() => void change({ visits: true }, 'Les visites sont comptées')}>
      Compter les visites
    </Button>
  );
}

/** What robots.txt asks of crawlers that train models. « Aller à… » links to its id. */
export function CrawlersPanel({ isRefused }: { readonly isRefused: boolean }) {
  const change = useSiteSwitch();
  return (
    <TitledPanel
      className="scroll-mt-[calc(var(--spacing-topbar)+1rem)]"
      id="robots"
      title="Robots qui entraînent des modèles d’IA"
    >
      <div className="grid justify-items-start gap-3 p-4">
        <p className="flex items-center gap-2 text-control">
          <Bot className={isRefused ? 'text-ok' : 'text-ink-soft'} />
          {isRefused ? 'Le site leur demande de ne rien lire.' : 'Le site ne leur demande rien.'}
        </p>
        <p className="max-w-160 text-control text-ink-soft">
          Une ligne de <a href="/robots.txt">robots.txt</a> peut demander à GPTBot, ClaudeBot, Google-Extended et une
          vingtaine d’autres de ne pas prendre vos textes pour entraîner des modèles. C’est une demande, que chacun suit
          ou non. Les moteurs de recherche et Google Scholar lisent toujours le site.
        </p>
        <Button
          onClick={() =>
            void change(
              { training: isRefused },
              isRefused
                ? 'robots.txt ne demande plus rien à ces robots'
                : 'robots.txt demande à ces robots de ne rien lire',
            )
          }
        >
          {isRefused ? 'Ne plus le demander' : 'Le leur demander'}
        </Button>
      </div>
    </TitledPanel>
  );
}
