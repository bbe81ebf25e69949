"""Starts SecantusDB with settings that its command line does not offer.

docs/decisions/0030 says what each default costs.
"""

import argparse
import logging
import signal
import sys
import threading
import time

import secantus.server
from secantus.storage import UserTransactionHandle
from secantus.transactions import Transaction, TransactionRegistry, TxnState

parser = argparse.ArgumentParser()
parser.add_argument("--port", type=int, required=True)
parser.add_argument("--storage-path", required=True)
parser.add_argument("--sync-on-commit", action="store_true")
options = parser.parse_args()
logging.basicConfig(level="WARNING", format="%(asctime)s %(levelname)s %(name)s: %(message)s")


class SparingRegistry(TransactionRegistry):
    """Looks for abandoned transactions only when it is asked to, not before each statement of a transaction."""

    def _prune_locked(self) -> int:
        return 0

    def prune_expired(self) -> int:
        with self._lock:
            return sum(self._end_if_abandoned(transaction) for transaction in self._txns.values())

    def _end_if_abandoned(self, transaction: Transaction) -> bool:
        # Whoever holds it runs a statement, which may itself wait for the locks of an abandoned transaction. A long statement
        # counts as use until its end, or its transaction would be ended before the next statement.
        if not transaction.mutex.acquire(blocking=False):
            transaction.last_use = self._time()
            return False
        try:
            unused_since = self._time() - self._lifetime
            if transaction.state is not TxnState.IN_PROGRESS or transaction.last_use >= unused_since:
                return False
            self._rollback_quietly(transaction)
            transaction.state = TxnState.ABORTED
            return True
        finally:
            transaction.mutex.release()


secantus.server.TransactionRegistry = SparingRegistry
server = secantus.server.SecantusDBServer(
    host="127.0.0.1",
    port=options.port,
    storage_path=options.storage_path,
    sync_on_commit=options.sync_on_commit,
    # The default is 1 GB, which hours of use fill.
    cache_size="32M",
    enable_test_commands=False,
    # A killed process leaves its transaction open. Its locks are released after this time.
    transaction_lifetime_seconds=6,
    # A sweep decodes every row of every collection with a TTL index, and blocks all statements.
    ttl_sweep_seconds=3_600,
)
storage = server.storage
# Nobody reads change streams here, and they cost time in every write.
storage.enable_oplog = False

# WiredTiger's Python binding frees neither closed sessions nor closed cursors. Every transaction opened a session and some five
# cursors, so an hour of ordinary use took 75 MB. Transactions use a session again, with its cursors.
begin_with_new_session = storage.begin_user_transaction
close_session = storage._close_user_txn_session
idle_sessions: list[tuple[object, dict]] = []


def begin_user_transaction() -> UserTransactionHandle:
    try:
        session, cursors = idle_sessions.pop()
    except IndexError:
        return begin_with_new_session()
    handle = UserTransactionHandle(session)
    handle.cursors = cursors
    return handle


def keep_session(handle: UserTransactionHandle) -> None:
    if handle.closed:
        return
    try:
        handle.session.reset()  # leaves the rows of the cursors, and fails where a transaction is still open
    except Exception:
        close_session(handle)
        return
    handle.closed = True
    idle_sessions.append((handle.session, handle.cursors))


storage.begin_user_transaction = begin_user_transaction
storage._close_user_txn_session = keep_session

# findAndModify writes with {"_id": id, "$and": [query]}, for which the storage decodes every row. An id never changes, so
# {**query, "_id": id} selects the same row, and is looked up.


def by_id(selection: dict) -> dict:
    if selection.keys() != {"_id", "$and"} or len(selection["$and"]) != 1:
        return selection
    return {**selection["$and"][0], "_id": selection["_id"]}


update_matching = storage.update_matching
delete_matching = storage.delete_matching
storage.update_matching = lambda db, coll, selection, *rest, **options: update_matching(
    db, coll, by_id(selection), *rest, **options
)
storage.delete_matching = lambda db, coll, selection, **options: delete_matching(
    db, coll, by_id(selection), **options
)

# Every statement reads the profile of its database, so keep profiles in memory and not in a table.
unprofiled = {"level": 0, "slowms": 100, "sampleRate": 1.0}
profiles: dict[str, dict] = {}


def set_profile(database: str, *, level: int, slowms: int = 100, sample_rate: float = 1.0) -> None:
    profiles[database] = {"level": level, "slowms": slowms, "sampleRate": sample_rate}


storage.get_profile = lambda database: profiles.get(database, unprofiled)
storage.set_profile = set_profile


def end_abandoned_transactions() -> None:
    while True:
        time.sleep(1)
        server.transactions.prune_expired()


def stop(_signal: int, _frame: object) -> None:
    server.stop()
    sys.exit(0)


signal.signal(signal.SIGINT, stop)
signal.signal(signal.SIGTERM, stop)
server.start()
threading.Thread(target=end_abandoned_transactions, daemon=True).start()
server.wait()
