/** Whether visitors see a section, as shown to its owner; `sample`: it only has examples, which they do not see. */
export type SectionState = 'visible' | 'hidden' | 'sample';
export const sectionState = (visible: boolean, isUnseenSample: boolean): SectionState =>
  !visible ? 'hidden' : isUnseenSample ? 'sample' : 'visible';
