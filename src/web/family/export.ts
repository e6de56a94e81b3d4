import { download, foreignFile, ownFile } from '../match/files.ts';
import type { MatchSession } from '../match/session.ts';
import { toast } from '../parts/toast.tsx';
import { reasonOf } from '../words.ts';

/** Hands the game out as a file: of ours, or in the title's other format. */
export async function exportAs(session: MatchSession, isForeign: boolean): Promise<void> {
  try {
    const match = session.match();
    if (!isForeign) return download(ownFile(match));
    const file = await foreignFile(match);
    download(file);
    if (file.trouble !== null)
      toast({ text: session.words.t('page.export.trouble', { message: file.trouble }) });
  } catch (error) {
    toast({ text: session.words.t('page.export.failed', { message: reasonOf(error) }) });
  }
}
