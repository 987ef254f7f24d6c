/** Each message of the administration and of the sign-in page, read on the screen; e2e/messages has the tables. */
import { profileTable, signInTable } from './messages/account';
import { about, competences, courses, projects, research, responsibilities, spoken } from './messages/cards';
import { manager, simpleEditor } from './messages/structure';
import { publications, theses } from './messages/works';
import { walk } from './support/run-scenarios';
import { sample } from './support/sample';

const cards = [about, research, competences, courses, projects, responsibilities, spoken];
const tables = [signInTable, profileTable, ...cards, publications, theses, simpleEditor, manager];
for (const table of sample(tables, tables.length)) walk(table, { anonymous: table === signInTable });
