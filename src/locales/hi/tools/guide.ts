import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/guide.ts';

/** What the build writes around a guide's text. No page downloads it as code. */
export const text = {
  glance: {
    free: 'मुफ़्त',
    needIt: 'ज़रूरी है?',
    fee: 'फ़ीस',
    time: 'समय',
    lastKnown: 'पिछली जानकारी',
    checkLastKnown: 'पैसे देने से पहले सरकारी साइट पर फ़ीस देख लें।',
  },
  howToApply: 'आवेदन कैसे करें',
  readingTime: (minutes: number) => `पढ़ने में ${minutes} मिनट।`,
  qr: 'यह पेज वेब पर। फ़ोन का कैमरा इस कोड पर रखें।',
  finder: '[आपके कारोबार को और कौन-से काग़ज़ चाहिए?](/find) कुछ सवाल, और वजहों के साथ एक सूची।',
  updated: (date: string) => `पिछला बदलाव: ${date}।`,
  /** The sources of a page's figures. */
  figures: {
    heading: 'ये आँकड़े कहाँ से आए',
    count: (count: number) => (count === 1 ? '1 आँकड़ा, स्रोत के साथ' : `${count} आँकड़े, स्रोतों के साथ`),
    /** How many of them we know in which way. */
    by: {
      law: (count: number) => `${count} क़ानून के मूल पाठ से`,
      official: (count: number) => `${count} सरकारी पेज से`,
      copy: (count: number) => `${count} कॉपियों से`,
      reported: (count: number) => `${count} दूसरों की ख़बर से`,
      unconfirmed: (count: number) => `${count} पक्के नहीं`,
      ours: (count: number) => `${count} हमारे अपने`,
    },
    oldest: (date: string) => `सबसे पुराना स्रोत पढ़ा गया: ${date}।`,
    again: (date: string) => `${date} तक फिर पढ़ना है।`,
    back: 'आँकड़े पर लौटें',
    cite: 'हवाला कॉपी करें',
    cited: 'हवाला कॉपी हो गया',
    notCited: 'इस फ़ोन ने कॉपी नहीं करने दिया',
  },
  overdue:
    'इस पेज के कुछ आँकड़ों के स्रोत अब तक फिर से पढ़ लिए जाने चाहिए थे। जहाँ बात अहम हो, पहले सरकारी साइट देख लें।',
} as const satisfies TextIn<'hi', typeof english>;
