import { loadOnlineWords, loadPageWords } from '../web/words.ts';

/** Before every unit test: components and sessions speak English, as on a page that has been opened. */
const speakEnglish = await loadPageWords('en');
speakEnglish();
await loadOnlineWords();
