import { chiffresCles } from '@/sections/chiffres-cles/definition';
import { kindPage } from '../kind-page';
import { Editor } from './editor';

export const metadata = { title: chiffresCles.label };
export default kindPage(chiffresCles, Editor);
