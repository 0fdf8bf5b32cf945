/** The parts of fake-indexeddb, whose types its `exports` do not reach. */
declare module 'fake-indexeddb/lib/FDBFactory' {
  export default IDBFactory;
}
declare module 'fake-indexeddb/lib/FDBKeyRange' {
  export default IDBKeyRange;
}
declare module 'fake-indexeddb/lib/FDBObjectStore' {
  export default IDBObjectStore;
}
declare module 'fake-indexeddb/lib/FDBTransaction' {
  export default IDBTransaction;
}
