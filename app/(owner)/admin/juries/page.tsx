import { jurys } from '@/sections/jurys/definition';
import { kindPage } from '../kind-page';
import { Editor } from './editor';

export const metadata = { title: jurys.label };
export default kindPage(jurys, Editor);
