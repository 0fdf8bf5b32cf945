export { default as IDBFactory } from 'fake-indexeddb/lib/FDBFactory';
export { default as IDBKeyRange } from 'fake-indexeddb/lib/FDBKeyRange';
export { default as IDBObjectStore } from 'fake-indexeddb/lib/FDBObjectStore';
export { default as IDBTransaction } from 'fake-indexeddb/lib/FDBTransaction';
