import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/shared.ts';

/** What another app shared with this one, on the assistant’s page. */
export const text = {
  title: 'आपने क्या शेयर किया',
  next: 'हमारे दफ़्तर का कोई व्यक्ति इसे आपके साथ देख सकता है। या नीचे सहायक से इसके बारे में पूछें।',
  beware: 'भेजने से पहले इसमें से आधार, पैन, बैंक की जानकारी और OTP हटा दें।',
  ask: 'इसके बारे में पूछें',
  whatsApp: 'WhatsApp पर लिखें',
} as const satisfies TextIn<'hi', typeof english>;
