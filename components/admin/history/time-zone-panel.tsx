'use client';
import { Clock } from 'lucide-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { timeZone } from '@/lib/format/dates';
import { Field, Select } from '../fields/field';
import { useSiteSwitch } from '../shell/use-site-switch';
import { Button } from '../ui/button';
import { TitledPanel } from '../ui/panel';

/** The time zone of the site's dates and times, by default the server's. Its id is the address of « Aller à… ». */
export function TimeZonePanel() {
  const change = useSiteSwitch();
  const id = useId();
  const current = timeZone();
  const browserZone = useBrowserZone();
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? current;
  const save = async (zone: string) => {
    const done = zone ? `Le site est à l’heure ${zone}` : 'Le site est à l’heure du serveur';
    if (!(await change({ timeZone: zone || null }, done))) return;
    if (zone) document.documentElement.dataset.timeZone = zone; // for the dates of this page, before it is shown anew
    setPicked(null);
  };
  return (
    <TitledPanel className="scroll-mt-[calc(var(--spacing-topbar)+1rem)]" id="fuseau" title="Fuseau horaire">
      <div className="grid max-w-96 gap-3 p-4">
        <p className="flex items-center gap-2 text-control">
          <Clock className="text-ink-soft" aria-hidden />
          Le site est à l’heure {current}.
        </p>
        {browserZone !== '' && browserZone !== current && (
          <>
            <p className="text-control text-ink-soft">Ce navigateur est à l’heure {browserZone}.</p>
            <Button className="justify-self-start" onClick={() => void save(browserZone)}>
              Prendre {browserZone}
            </Button>
          </>
        )}
        <Field id={id} label="Fuseau horaire du site">
          {(tied) => (
            <Select {...tied} value={chosen} onChange={(event) => setPicked(event.target.value)}>
              <option value="">Celui du serveur</option>
              {browserZone === '' || !zones().includes(chosen) ? chosen !== '' && <option>{chosen}</option> : null}
              {browserZone !== '' && zones().map((zone) => <option key={zone}>{zone}</option>)}
            </Select>
          )}
        </Field>
        <Button className="justify-self-start" disabled={chosen === current} onClick={() => void save(chosen)}>
          Sauvegarder
        </Button>
      </div>
    </TitledPanel>
  );
}

const zones = (): readonly string[] => Intl.supportedValuesOf('timeZone');

/** The time zone of the browser; '' on the server, which has another and knows other names. */
const useBrowserZone = (): string =>
  useSyncExternalStore(
    () => () => undefined,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => '',
  );
