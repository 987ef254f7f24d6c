/** Each message of the card editors, read on the screen; e2e/messages/cards.ts is the table. */
import { about, competences, courses, projects, research, responsibilities, spoken } from './messages/cards';
import { walk } from './support/run-scenarios';
import { sample } from './support/sample';

for (const table of sample([about, research, competences, courses, projects, responsibilities, spoken], 7, 3)) walk(table);
