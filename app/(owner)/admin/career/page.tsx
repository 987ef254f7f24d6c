import { parcours } from '@/sections/parcours/definition';
import { kindPage } from '../kind-page';
import { Editor } from './editor';

export const metadata = { title: parcours.label };
export default kindPage(parcours, Editor);
