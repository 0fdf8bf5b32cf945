import type { Language } from '../language.ts';
import { text as facts } from './facts.ts';
import { text as emails } from './emails.ts';
import { text as formPages } from './form-pages.ts';
import { text as manifest } from './manifest.ts';
import { text as offers } from './offers.ts';
import { text as pictures } from './pictures.ts';
import { text as portals } from './portals.ts';
import { text as account } from './tools/account.ts';
import { text as assistant } from './tools/assistant.ts';
import { text as assistantAnswers } from './tools/assistant-answers.ts';
import { text as needAnswers } from './tools/need-answers.ts';
import { text as needQuestions } from './tools/need-questions.ts';
import { text as assistantLater } from './tools/assistant-later.ts';
import { text as calendar } from './tools/calendar.ts';
import { text as calendarReminders } from './tools/calendar-reminders.ts';
import { text as checkPhone } from './tools/check-phone.ts';
import { text as consent } from './tools/consent.ts';
import { text as dashboard } from './tools/dashboard.ts';
import { text as dateField } from './tools/date-field.ts';
import { text as fieldProblems } from './tools/field-problems.ts';
import { text as financialHub } from './tools/financial-hub.ts';
import { text as finder } from './tools/finder.ts';
import { text as finderAmounts } from './tools/finder-amounts.ts';
import { text as registrations } from './tools/registrations.ts';
import { text as finderQuestions } from './tools/finder-questions.ts';
import { text as guide } from './tools/guide.ts';
import { text as guideTools } from './tools/guide-tools.ts';
import { text as health } from './tools/health.ts';
import { text as howTo } from './tools/how-to.ts';
import { text as infographics } from './tools/infographics.ts';
import { text as install } from './tools/install.ts';
import { text as lead } from './tools/lead.ts';
import { text as listen } from './tools/listen.ts';
import { text as loan } from './tools/loan.ts';
import { text as ledger } from './tools/ledger.ts';
import { text as mistake } from './tools/mistake.ts';
import { text as money } from './tools/money.ts';
import { text as newsletter } from './tools/newsletter.ts';
import { text as notTranslated } from './tools/not-translated.ts';
import { text as offlineAnswer } from './tools/offline-answer.ts';
import { text as pageNames } from './page-names.gen.ts';
import { text as notice } from './tools/notice.ts';
import { text as outbox } from './tools/outbox.ts';
import { text as push } from './tools/push.ts';
import { text as schemes } from './tools/schemes.ts';
import { text as search } from './tools/search.ts';
import { text as secondStep } from './tools/second-step.ts';
import { text as shared } from './tools/shared.ts';
import { text as thisPhone } from './tools/this-phone.ts';
import { text as interfaceText } from './interface.ts';
import { questionWords } from './question-words.ts';
import { text as schemeTexts } from './schemes.ts';
import { search as searchWords } from './search.ts';
import { numbers } from './numbers.ts';
import { spokenNumbers } from './spoken-numbers.ts';

/** Hindi, complete. A text that is missing fails the type check. */
export const hindi = {
  interface: interfaceText,
  facts,
  emails,
  formPages,
  manifest,
  offers,
  pictures,
  portals,
  schemes: schemeTexts,
  search: searchWords,
  questionWords,
  numbers,
  spokenNumbers,
  tools: {
    account,
    assistant,
    'assistant-answers': assistantAnswers,
    'need-answers': needAnswers,
    'need-questions': needQuestions,
    'assistant-later': assistantLater,
    calendar,
    'calendar-reminders': calendarReminders,
    'check-phone': checkPhone,
    consent,
    dashboard,
    'date-field': dateField,
    'field-problems': fieldProblems,
    'financial-hub': financialHub,
    finder,
    'finder-amounts': finderAmounts,
    registrations,
    'finder-questions': finderQuestions,
    guide,
    'guide-tools': guideTools,
    health,
    'how-to': howTo,
    infographics,
    install,
    lead,
    listen,
    loan,
    ledger,
    mistake,
    money,
    newsletter,
    'not-translated': notTranslated,
    'offline-answer': offlineAnswer,
    notice,
    outbox,
    'page-names': pageNames,
    push,
    schemes,
    search,
    'second-step': secondStep,
    shared,
    'this-phone': thisPhone,
  },
} satisfies Language;
