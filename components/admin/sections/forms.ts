/** The forms of a section, loaded by the first click that opens one. */
export { ManagerForm } from './manager-form';
export { SectionDialog } from './section-dialog';
