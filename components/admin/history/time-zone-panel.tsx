import { useState, useSyncExternalStore } from 'react';
import { timeZone } from '@/lib/format/dates';
import { Field, Select } from '../fields/field';
import { useSiteSwitch } from '../shell/online';
import { Button } from '../ui/button';
import { TitledPanel } from '../ui/panel';

/** The time zone of the site's dates and times, by default the server's. « Aller à… » links to its id. */
export function TimeZonePanel() {
  const change = useSiteSwitch();
  const current = timeZone();
  const browserZone = useBrowserZone();
  const [chosen, setChosen] = useState(current);
  const zones = new Set([current, ...(browserZone === '' ? [] : Intl.supportedValuesOf('timeZone'))]);
  const save = async () => {
    const done = chosen ? `Le site est à l’heure ${chosen}` : 'Le site est à l’heure du serveur';
    if (!(await change({ timeZone: chosen || null }, done))) return;
    if (chosen) document.documentElement.dataset.timeZone = chosen; // for this page's dates, before it is reloaded
  };
  return (
    <TitledPanel className="scroll-mt-[calc(var(--spacing-topbar)+1rem)]" id="fuseau" title="Fuseau horaire">
      <div className="grid max-w-96 gap-3 p-4">
        <Field
          label="Fuseau horaire du site"
          hint={browserZone && browserZone !== current ? `Ce navigateur est à l’heure ${browserZone}.` : undefined}
        >
          <Select value={chosen} onText={setChosen}>
            <option value="">Celui du serveur</option>
            {[...zones].map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </Select>
        </Field>
        <Button className="justify-self-start" disabled={chosen === current} onClick={() => void save()}>
          Sauvegarder
        </Button>
      </div>
    </TitledPanel>
  );
}

/** The browser's time zone; '' on the server, whose zone and zone names differ. */
const useBrowserZone = (): string =>
  useSyncExternalStore(
    () => () => undefined,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => '',
  );
