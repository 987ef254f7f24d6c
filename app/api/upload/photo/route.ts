import { saveImage } from '@/lib/site/db/uploads';
import { readFile } from '@/lib/site/http/body';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';
import { imageTooLarge, maxImageBytes } from '@/lib/upload-rules';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerRoute(noBody, async (owner, { request }) => {
    const bytes = await readFile(request, 'photo', maxImageBytes, imageTooLarge);
    return { success: true, url: await saveImage(owner, bytes) };
  }),
});
