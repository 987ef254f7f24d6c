/** Whether visitors see a section, as its owner is told everywhere; `sample`: it has examples alone, which they do not. */
export type SectionState = 'visible' | 'hidden' | 'sample';
export const sectionState = (visible: boolean, isUnseenSample: boolean): SectionState =>
  !visible ? 'hidden' : isUnseenSample ? 'sample' : 'visible';
