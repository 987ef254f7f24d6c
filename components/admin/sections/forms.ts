/** The forms of a section, which come with the first click that opens one: the lists need neither. */
export { ManagerForm } from './manager-form';
export { SectionDialog } from './section-dialog';
