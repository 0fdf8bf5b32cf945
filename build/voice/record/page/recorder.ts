import '@fontsource/noto-sans-devanagari';
import '@fontsource/noto-sans-telugu';
import { cutSamples, sampleRate } from '../../../../src/platform/speech/recorded/join-samples.ts';
import { clipText } from '../../../../src/platform/speech/recorded/clip-key.ts';
import {
  checkRecording,
  type CheckedRecording,
  type RecordingProblem,
} from '../check-recording.ts';
import type { ClipsToRecord, RecorderProblem } from '../recorder-server.ts';

/** The page on which the staff record: one clip after another, checked before it is saved. */
const problems: Record<RecordingProblem, string> = {
  silent: 'Nothing was heard. Check that the right microphone is chosen, and speak louder.',
  'too-loud': 'It crackles. Move away from the microphone, or speak softer.',
  'too-short': 'It is too short for this text. Say all of it.',
  'too-long': 'It is too long for this text. Say only this text.',
  'began-late': 'The beginning is cut. Wait half a second after you press.',
  'ended-early': 'The end is cut. Wait half a second before you press.',
};
/** Nothing that is listed takes longer. */
const longestMs = 30_000;
const bitsPerSecond = 24_000;
const type = 'audio/webm;codecs=opus';

function element<E extends HTMLElement>(id: string, kind: new () => E): E {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}`);
  return found;
}
const button = (id: string) => element(id, HTMLButtonElement);
const [record, listen, accept, again, back, next] = [
  'record',
  'listen',
  'accept',
  'again',
  'back',
  'next',
].map(button) as [
  HTMLButtonElement,
  HTMLButtonElement,
  HTMLButtonElement,
  HTMLButtonElement,
  HTMLButtonElement,
  HTMLButtonElement,
];
const by = element('by', HTMLInputElement);
const agreed = element('agreed', HTMLInputElement);
const where = element('where', HTMLSelectElement);
const message = element('message', HTMLElement);
const level = element('level', HTMLElement).firstElementChild as HTMLElement;

type ClipToRecord = ClipsToRecord['clips'][number];
/** A recording that waits for a decision. */
interface Take {
  file: Blob;
  speech: Float32Array<ArrayBuffer>;
  checked: CheckedRecording;
}

let clips: ClipToRecord[] = [];
let at = 0;
let take: Take | undefined;
/** Stops the recording that is running. */
let stopRecording: (() => void) | undefined;
/** The page asks for the microphone, examines a recording or saves it: a press would meet the wrong clip. */
let isBusy = false;
let player: AudioBufferSourceNode | undefined;
const context = new AudioContext({ sampleRate });

function say(text: string, tone: 'problem' | 'good' | '' = ''): void {
  message.textContent = text;
  message.dataset['tone'] = tone;
}

const shown = (): ClipToRecord[] =>
  clips.filter((clip) => where.value === '' || clip.where.includes(where.value));

function draw(): void {
  const list = shown();
  const clip = list[at];
  const done = list.filter(({ recorded }) => recorded).length;
  const left = list.filter(({ recorded }) => !recorded);
  const minutes = Math.ceil(left.reduce((sum, { seconds }) => sum + seconds + 6, 0) / 60);
  element('progress', HTMLElement).textContent =
    `${done} of ${list.length} recorded, about ${minutes} minutes left`;
  const bar = element('bar', HTMLProgressElement);
  bar.max = Math.max(1, list.length);
  bar.value = done;
  element('text', HTMLElement).textContent = clip?.text ?? 'Everything here is recorded.';
  drawSentence(clip);
  const isRecording = stopRecording !== undefined;
  element('record-text', HTMLElement).textContent = isRecording ? 'Stop' : 'Record';
  const isFree = !isRecording && !isBusy;
  record.disabled = isBusy || !clip;
  where.disabled = !isFree;
  listen.disabled = !isFree || !take;
  accept.disabled = !isFree || !take || take.checked.problem !== undefined;
  again.disabled = !isFree || !take;
  back.disabled = !isFree || at === 0;
  next.disabled = !isFree || at >= list.length - 1;
}

/** The sentence around a part, with the part marked. */
function drawSentence(clip: ClipToRecord | undefined): void {
  const place = element('sentence', HTMLElement);
  place.replaceChildren();
  const sentence = clip?.sentence && clipText(clip.sentence);
  if (!clip || !sentence) return;
  const start = sentence.indexOf(clip.text);
  const mark = document.createElement('mark');
  mark.textContent = clip.text;
  place.append('In: ', sentence.slice(0, start), mark, sentence.slice(start + clip.text.length));
}

function goTo(place: number): void {
  at = place;
  take = undefined;
  draw();
}

function goToOpen(): void {
  const list = shown();
  const later = list.findIndex(({ recorded }, index) => index > at && !recorded);
  const open = later >= 0 ? later : list.findIndex(({ recorded }) => !recorded);
  goTo(open >= 0 ? open : list.length);
}

/** Does one piece of work while the buttons are disabled, and says why it failed. */
async function whileBusy(work: () => Promise<void>): Promise<void> {
  isBusy = true;
  draw();
  try {
    await work();
  } catch (error) {
    say(explain(error), 'problem');
  } finally {
    isBusy = false;
    draw();
  }
}

const explain = (error: unknown): string => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') {
    return 'The browser may not use the microphone. Allow it with the sign beside the address, and press again.';
  }
  if (name === 'NotFoundError') return 'There is no microphone. Connect one, and press again.';
  if (name === 'NotReadableError') {
    return 'Another program uses the microphone. Close it, and press again.';
  }
  if (name === 'EncodingError')
    return 'Nothing was recorded. Record again, and speak after you press.';
  return error instanceof Error ? error.message : String(error);
};

async function startRecording(): Promise<void> {
  if (!by.value.trim() || !agreed.checked) {
    say('Write the name of the speaker, and tick that the speaker agrees.', 'problem');
    (by.value.trim() ? agreed : by).focus();
    return;
  }
  if (!('MediaRecorder' in window) || !MediaRecorder.isTypeSupported(type)) {
    say('This browser cannot record Opus. Use Chrome, Edge or Firefox.', 'problem');
    return;
  }
  player?.stop();
  take = undefined;
  await whileBusy(async () => {
    await context.resume();
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, noiseSuppression: true, autoGainControl: true },
    });
    recordFrom(stream);
  });
}

function recordFrom(stream: MediaStream): void {
  const recorder = new MediaRecorder(stream, {
    mimeType: type,
    audioBitsPerSecond: bitsPerSecond,
  });
  const parts: Blob[] = [];
  const meter = meterOf(stream);
  const tooLong = setTimeout(() => stopRecording?.(), longestMs);
  const end = () => {
    clearTimeout(tooLong);
    meter.stop();
    for (const track of stream.getTracks()) track.stop();
    stopRecording = undefined;
  };
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('error', (event) => {
    end();
    say(explain(event.error), 'problem');
    draw();
  });
  recorder.addEventListener('stop', () => {
    end();
    void whileBusy(() => judge(new Blob(parts, { type })));
  });
  stopRecording = () => recorder.stop();
  recorder.start();
  say('Recording. Press again when you have spoken.');
}

/** Shows how loud it is. */
function meterOf(stream: MediaStream): { stop: () => void } {
  const analyser = context.createAnalyser();
  const source = context.createMediaStreamSource(stream);
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let frame = 0;
  const drawLevel = () => {
    analyser.getFloatTimeDomainData(samples);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    level.style.width = `${Math.min(1, loudest) * 100}%`;
    frame = requestAnimationFrame(drawLevel);
  };
  drawLevel();
  return {
    stop() {
      cancelAnimationFrame(frame);
      source.disconnect();
      level.style.width = '0';
    },
  };
}

async function judge(file: Blob): Promise<void> {
  const clip = shown()[at];
  if (!clip) return;
  const buffer = await context.decodeAudioData(await file.arrayBuffer());
  const samples = buffer.getChannelData(0);
  const checked = checkRecording(samples, sampleRate, clip.seconds);
  take = { file, checked, speech: cutSamples(samples, checked.from, checked.to) };
  const seconds = ((checked.to - checked.from) / 1000).toFixed(1);
  if (checked.problem) say(problems[checked.problem], 'problem');
  else say(`${seconds} seconds. Listen, and accept it or record again.`, 'good');
}

function play(): void {
  if (!take) return;
  player?.stop();
  const buffer = context.createBuffer(1, take.speech.length, sampleRate);
  buffer.copyToChannel(take.speech, 0);
  player = context.createBufferSource();
  player.buffer = buffer;
  player.connect(context.destination);
  player.start();
}

async function save(): Promise<void> {
  const clip = shown()[at];
  if (!clip || !take) return;
  const { file, checked } = take;
  const { from, to } = checked;
  const details = new URLSearchParams({
    from: String(from),
    to: String(to),
    by: by.value,
    agreed: String(agreed.checked),
  });
  await whileBusy(async () => {
    const response = await fetch(`/clips/${clip.key}?${details}`, {
      method: 'POST',
      body: file,
    }).catch((error: unknown) => {
      throw new Error(`It was not saved. ${serverStopped}`, { cause: error });
    });
    if (!response.ok) throw new Error(`It was not saved. ${await problemIn(response)}`);
    clips = clips.map((each) => (each.key === clip.key ? { ...each, recorded: true } : each));
    say('Saved.', 'good');
    goToOpen();
  });
}

const serverStopped =
  'The program that serves this page has stopped. Start it again, and press again.';

async function problemIn(response: Response): Promise<string> {
  const { problem } = (await response.json()) as RecorderProblem;
  return problem;
}

function toggleRecording(): void {
  if (stopRecording) stopRecording();
  else void startRecording();
}

record.addEventListener('click', toggleRecording);
again.addEventListener('click', toggleRecording);
listen.addEventListener('click', play);
accept.addEventListener('click', () => void save());
back.addEventListener('click', () => goTo(at - 1));
next.addEventListener('click', () => goTo(at + 1));
where.addEventListener('change', () => {
  at = -1;
  goToOpen();
});

/** Keys work everywhere except in the fields of the speaker. */
const keys: Record<string, HTMLButtonElement> = {
  ' ': record,
  l: listen,
  Enter: accept,
  a: again,
  ArrowLeft: back,
  ArrowRight: next,
};
addEventListener('keydown', (event) => {
  const { target, key, repeat } = event;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  const pressed = keys[key.length === 1 ? key.toLowerCase() : key];
  if (!pressed || isField || repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  // The focused button would be pressed as well.
  event.preventDefault();
  pressed.click();
});

const saved = localStorage.getItem('speaker');
if (saved) by.value = saved;
by.addEventListener('change', () => localStorage.setItem('speaker', by.value));

async function load(): Promise<void> {
  const response = await fetch('/clips');
  if (!response.ok) throw new Error(await problemIn(response));
  const list = (await response.json()) as ClipsToRecord;
  clips = [...list.clips];
  element('language', HTMLElement).textContent = `: ${list.language.name}`;
  element('clip', HTMLElement).lang = list.language.tag;
  const names = [...new Set(clips.flatMap((clip) => clip.where))];
  where.append(new Option('everything', ''), ...names.map((name) => new Option(name, name)));
  at = -1;
  goToOpen();
}
load().catch((error: unknown) => say(`The list did not come. ${explain(error)}`, 'problem'));
