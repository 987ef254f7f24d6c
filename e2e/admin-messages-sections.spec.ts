/** Each message of publications, theses and the two pages of sections, read on the screen; e2e/messages has the tables. */
import { manager, simpleEditor } from './messages/structure';
import { publications, theses } from './messages/works';
import { walk } from './support/run-scenarios';
import { sample } from './support/sample';

for (const table of sample([publications, theses, simpleEditor, manager], 4)) walk(table);
